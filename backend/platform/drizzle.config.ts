import { defineConfig } from 'drizzle-kit';

/**
 * `npx drizzle-kit generate --config backend/platform/drizzle.config.ts --name <what>` adds a migration. The
 * first one holds the whole schema, with the functions and triggers that Drizzle does not know, at its end.
 * Each change of a table or a trigger is a further migration; one that has landed is never edited.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./backend/*/{tables,*-tables}.ts', './backend/third-parties/*/tables.ts'],
  out: './backend/platform/migrations',
});
