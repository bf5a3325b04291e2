CREATE TABLE "chosen_games" (
	"player_id" uuid NOT NULL,
	"list" text NOT NULL,
	"game_id" text NOT NULL,
	"lobby_page_type" text,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chosen_games_player_id_list_game_id_pk" PRIMARY KEY("player_id","list","game_id")
);
--> statement-breakpoint
CREATE TABLE "game_wins" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"game_id" text NOT NULL,
	"player_id" uuid,
	"name" text,
	"amount" bigint NOT NULL,
	"won_at" timestamp with time zone NOT NULL,
	"made_up" boolean DEFAULT false NOT NULL,
	CONSTRAINT "game_wins_somebodys" CHECK ("game_wins"."made_up" = ("game_wins"."player_id" IS NULL) AND "game_wins"."made_up" = ("game_wins"."name" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "opened_games" (
	"player_id" uuid NOT NULL,
	"game_id" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"played_at" timestamp with time zone,
	CONSTRAINT "opened_games_player_id_game_id_pk" PRIMARY KEY("player_id","game_id")
);
--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "hidden_from_winners" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chosen_games" ADD CONSTRAINT "chosen_games_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_wins" ADD CONSTRAINT "game_wins_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opened_games" ADD CONSTRAINT "opened_games_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_wins_age" ON "game_wins" USING btree ("won_at");--> statement-breakpoint
CREATE INDEX "game_wins_site" ON "game_wins" USING btree ("site_id","won_at");