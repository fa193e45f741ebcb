# A service:   docker build -f deploy/docker/service.Dockerfile --build-arg PART=orders -t werkbank/orders:0.1.0 .
# The gateway: … --build-arg PART=gateway --build-arg FOLDER=gateway -t werkbank/gateway:0.1.0 .
ARG NODE=node:24.21.0-bookworm-slim

FROM ${NODE} AS build
WORKDIR /app
COPY . .
ARG PART
ARG FOLDER=services/${PART}
# A check of types belongs to lint and test, which ran before.
RUN npm ci --ignore-scripts \
    && node tools/run.mjs build "$PART" \
    && node tools/run.mjs sbom "$PART" \
    && mv "$FOLDER/dist/sbom.cdx.json" /sbom.cdx.json \
    && chmod -R a+rX /app /sbom.cdx.json

FROM ${NODE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contracts/package.json contracts/
COPY gateway/package.json gateway/
COPY services/platform/package.json services/platform/
COPY services/catalog/package.json services/catalog/
COPY services/checkout/package.json services/checkout/
COPY services/orders/package.json services/orders/
COPY services/admin/package.json services/admin/
ARG PART
RUN npm ci --omit=dev --ignore-scripts -w "@werkbank/$PART" -w @werkbank/platform -w @werkbank/contracts

# The demo data, for an instance to try out: --target demo
FROM packages AS demo
COPY --from=build /app/contracts/dist contracts/dist
COPY demo demo
RUN mkdir /demo && chown 10001:10001 /demo
USER 10001:10001
ENTRYPOINT ["node", "demo/generate.ts"]

FROM ${NODE}
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
COPY --from=packages /app ./
COPY --from=build /app/contracts/dist contracts/dist
COPY --from=build /app/services/platform/dist services/platform/dist
ARG PART
ARG FOLDER=services/${PART}
COPY --from=build /app/${FOLDER}/dist ${FOLDER}/dist
COPY --from=build /sbom.cdx.json /
WORKDIR /app/${FOLDER}
# Where volumes are mounted, which take the owner over.
RUN install -d -o 10001 -g 10001 /files /releases /demo
USER 10001:10001
CMD ["node", "--enable-source-maps", "dist/main.js"]
