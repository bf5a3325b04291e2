CREATE TABLE "player_days" (
	"player_id" uuid NOT NULL,
	"day" date NOT NULL,
	"net_position" bigint NOT NULL,
	"win_loss" bigint NOT NULL,
	CONSTRAINT "player_days_player_id_day_pk" PRIMARY KEY("player_id","day")
);
--> statement-breakpoint
ALTER TABLE "player_days" ADD CONSTRAINT "player_days_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transactions_category" ON "transactions" USING btree ("player_id","category","transacted_at","position");--> statement-breakpoint
-- What a transaction counts in the figures of the history, in one place: payments once they have succeeded,
-- stakes and winnings once they moved, of the main balance alone. What was voided stands beside its void.
CREATE FUNCTION net_position_of(type text, category text, status text, wallet text, amount bigint)
	RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN type IN ('DEPOSIT', 'WITHDRAW') AND category = 'PAYMENT' AND wallet = 'MAIN'
		AND status IN ('SUCCESS', 'COMPLETED') THEN -amount ELSE 0 END
$$;
--> statement-breakpoint
CREATE FUNCTION win_loss_of(type text, category text, status text, wallet text, amount bigint)
	RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN type IN ('BET', 'BET_VOID', 'WIN', 'WIN_VOID', 'CASHOUT', 'CASHOUT_VOID', 'LOSS')
		AND wallet = 'MAIN' AND status NOT IN ('FAILED', 'CANCELLED', 'WAITING_INPUT')
		THEN amount ELSE 0 END
$$;
--> statement-breakpoint
-- Kept with each change of a transaction, whoever makes it, like the totals of deposits: under the player's
-- wallet lock. A transaction that is dated anew leaves the sum of its old day.
CREATE FUNCTION player_days_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO player_days AS kept (player_id, day, net_position, win_loss)
		SELECT NEW.player_id, (part.at AT TIME ZONE 'UTC')::date, sum(part.net), sum(part.won)
		FROM (
			SELECT NEW.transacted_at AS at,
				net_position_of(NEW.type, NEW.category, NEW.status, NEW.wallet, NEW.amount) AS net,
				win_loss_of(NEW.type, NEW.category, NEW.status, NEW.wallet, NEW.amount) AS won
			UNION ALL
			SELECT OLD.transacted_at,
				-net_position_of(OLD.type, OLD.category, OLD.status, OLD.wallet, OLD.amount),
				-win_loss_of(OLD.type, OLD.category, OLD.status, OLD.wallet, OLD.amount)
			WHERE TG_OP = 'UPDATE'
		) part
		GROUP BY 2 HAVING sum(part.net) <> 0 OR sum(part.won) <> 0 ORDER BY 2
		ON CONFLICT (player_id, day) DO UPDATE SET
			net_position = kept.net_position + EXCLUDED.net_position,
			win_loss = kept.win_loss + EXCLUDED.win_loss;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- What counts in neither figure is told by its status alone: the functions would be planned anew with every
-- statement, for each deposit that is only opened.
CREATE TRIGGER player_days_insert AFTER INSERT ON transactions FOR EACH ROW
	WHEN (NEW.status NOT IN ('FAILED', 'CANCELLED', 'WAITING_INPUT'))
	EXECUTE FUNCTION player_days_keep();
--> statement-breakpoint
CREATE TRIGGER player_days_update AFTER UPDATE ON transactions FOR EACH ROW
	WHEN (NEW.status NOT IN ('FAILED', 'CANCELLED', 'WAITING_INPUT')
		OR OLD.status NOT IN ('FAILED', 'CANCELLED', 'WAITING_INPUT'))
	EXECUTE FUNCTION player_days_keep();
--> statement-breakpoint
INSERT INTO player_days (player_id, day, net_position, win_loss)
	SELECT player_id, (transacted_at AT TIME ZONE 'UTC')::date,
		sum(net_position_of(type, category, status, wallet, amount)),
		sum(win_loss_of(type, category, status, wallet, amount))
	FROM transactions GROUP BY 1, 2
	HAVING sum(net_position_of(type, category, status, wallet, amount)) <> 0
		OR sum(win_loss_of(type, category, status, wallet, amount)) <> 0;
