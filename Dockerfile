# The api with the built apps. Migrations and metadata come along for the embedded engine; Hasura gets them by compose.yaml.
FROM node:26-bookworm-slim AS build
WORKDIR /academy
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund --loglevel=error
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund --loglevel=error

FROM node:26-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /academy
RUN install --directory --owner=node --group=node /data && chmod 1777 /tmp
COPY --from=build /academy/node_modules node_modules
COPY --from=build /academy/dist/app dist/app
COPY --from=build /academy/package.json ./
COPY api api
COPY hasura hasura
COPY omr omr
COPY openapi openapi
COPY mocks/cast.ts mocks/cast.ts
COPY mocks/world mocks/world
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "api/main.ts"]
