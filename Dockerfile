# The bot in a container: `docker compose up --build --detach`, or see docs/hosting.md.
FROM python:3.13-slim

ENV PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONPATH=/app \
    DATABASE_URL=sqlite:////data/yohoho.db \
    METRICS_PORT=9100

WORKDIR /app
COPY requirements.txt ./
RUN python -m pip install --no-cache-dir --require-hashes --requirement requirements.txt
COPY pyproject.toml README.md LICENSE ./
COPY engine engine
COPY data data
COPY bot bot
COPY cogs cogs
RUN python -m compileall -q engine data bot cogs \
    && useradd --system --uid 10001 --no-create-home yohoho \
    && install --directory --owner=yohoho --group=yohoho --mode=700 /data

USER yohoho
WORKDIR /data
VOLUME /data
HEALTHCHECK --interval=30s --timeout=10s --start-period=2m --retries=3 \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:9100/healthz', timeout=8)"]
CMD ["python", "-m", "bot"]
