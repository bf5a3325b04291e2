-- Consent that was sent twice was on record twice; the first counts.
DELETE FROM "terms_acceptances" later USING "terms_acceptances" earlier
WHERE earlier.player_id = later.player_id AND earlier.version = later.version AND earlier.id < later.id;--> statement-breakpoint
DROP INDEX "terms_acceptances_player";--> statement-breakpoint
CREATE UNIQUE INDEX "terms_acceptances_once" ON "terms_acceptances" USING btree ("player_id","version");