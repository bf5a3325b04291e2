import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config backend/platform/drizzle.config.ts --name <what>` */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./backend/*/{tables,*-tables}.ts', './backend/third-parties/*/tables.ts'],
  out: './backend/platform/migrations',
});
