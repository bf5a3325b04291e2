CREATE TABLE "loyalty_turnovers" (
	"player_id" uuid NOT NULL,
	"month" date NOT NULL,
	"staked" bigint NOT NULL,
	CONSTRAINT "loyalty_turnovers_player_id_month_pk" PRIMARY KEY("player_id","month"),
	CONSTRAINT "loyalty_turnovers_month" CHECK ("loyalty_turnovers"."staked" >= 0 AND extract(day FROM "loyalty_turnovers"."month") = 1)
);
--> statement-breakpoint
ALTER TABLE "loyalty_turnovers" ADD CONSTRAINT "loyalty_turnovers_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Stakes that were taken before count as well.
INSERT INTO "loyalty_turnovers" ("player_id", "month", "staked")
	SELECT b."player_id", date_trunc('month', b."acted_at" AT TIME ZONE 'UTC')::date, sum(b."amount" - b."bonus_amount")
	FROM "game_acts" b WHERE b."kind" = 'BET' AND b."status" = 'OK' AND NOT EXISTS (SELECT FROM "game_acts" r
		WHERE r."supplier" = b."supplier" AND r."bet_id" = b."id" AND r."player_id" = b."player_id" AND r."kind" = 'ROLLBACK')
	GROUP BY 1, 2 HAVING sum(b."amount" - b."bonus_amount") > 0;
