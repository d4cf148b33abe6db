# Discern as an image: docs/operations.md says how it is run. Nothing here is a secret, and nothing secret is needed to build it.
ARG NODE_IMAGE=node:24-bookworm-slim

# The build: everything of the checkout, with what developers need.
FROM ${NODE_IMAGE} AS build
WORKDIR /src
COPY . .
RUN npm run build && npm run pack -- /app && rm -rf /src

# What runs: Node, and of the packages those files that the server may load.
FROM ${NODE_IMAGE}
LABEL org.opencontainers.image.title="Discern" \
      org.opencontainers.image.licenses="MIT" \
      org.discern.sbom="/app/sbom.cdx.json"
COPY --from=build /app /app
# Where a volume keeps what a copy learns, if one is mounted there (CALIBRATION_FILE).
RUN install -d -o 1000 -g 1000 /calibrations
WORKDIR /app
# DATA_DIR holds emails where there is no SMTP_URL, and nothing else: the root file system may be read-only.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/tmp/discern
USER 1000:1000
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=3 CMD ["node", "scripts/healthy.mjs"]
CMD ["node", "scripts/serve.mjs"]
