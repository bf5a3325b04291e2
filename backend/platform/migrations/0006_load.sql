CREATE TABLE "deposit_totals" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"counted" bigint NOT NULL,
	"succeeded" bigint NOT NULL,
	"first_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "deposit_totals" ADD CONSTRAINT "deposit_totals_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_attempts_age" ON "login_attempts" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "verification_codes_age" ON "verification_codes" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "payment_events_age" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_position" ON "transactions" USING btree ("position");--> statement-breakpoint
CREATE INDEX "outbox_age" ON "outbox_messages" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "provider_callbacks_age" ON "provider_callbacks" USING btree ("delivered_at");--> statement-breakpoint
-- What a player has deposited is kept with each change of a transaction, whoever makes it. Under the
-- player's wallet lock, like every change of money: nobody waits here who did not wait there.
CREATE FUNCTION deposit_totals_keep() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	counted_now bigint := CASE WHEN NEW.status IN ('PENDING', 'SUCCESS') THEN NEW.amount ELSE 0 END;
	succeeded_now integer := CASE WHEN NEW.status = 'SUCCESS' THEN 1 ELSE 0 END;
	counted_before bigint := 0;
	succeeded_before integer := 0;
BEGIN
	IF TG_OP = 'UPDATE' THEN
		counted_before := CASE WHEN OLD.status IN ('PENDING', 'SUCCESS') THEN OLD.amount ELSE 0 END;
		succeeded_before := CASE WHEN OLD.status = 'SUCCESS' THEN 1 ELSE 0 END;
	END IF;
	INSERT INTO deposit_totals AS kept (player_id, counted, succeeded, first_at)
		VALUES (NEW.player_id, counted_now - counted_before, succeeded_now - succeeded_before,
			CASE WHEN NEW.status = 'SUCCESS' THEN NEW.transacted_at END)
		ON CONFLICT (player_id) DO UPDATE SET
			counted = kept.counted + EXCLUDED.counted,
			succeeded = kept.succeeded + EXCLUDED.succeeded,
			first_at = least(kept.first_at, EXCLUDED.first_at);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER deposit_totals_insert AFTER INSERT ON transactions FOR EACH ROW
	WHEN (NEW.type = 'DEPOSIT' AND NEW.category = 'PAYMENT' AND NEW.status IN ('PENDING', 'SUCCESS'))
	EXECUTE FUNCTION deposit_totals_keep();
--> statement-breakpoint
CREATE TRIGGER deposit_totals_update AFTER UPDATE ON transactions FOR EACH ROW
	WHEN (NEW.type = 'DEPOSIT' AND NEW.category = 'PAYMENT'
		AND (OLD.status, OLD.amount) IS DISTINCT FROM (NEW.status, NEW.amount))
	EXECUTE FUNCTION deposit_totals_keep();
--> statement-breakpoint
INSERT INTO deposit_totals (player_id, counted, succeeded, first_at)
	SELECT player_id, sum(amount), count(*) FILTER (WHERE status = 'SUCCESS'),
		min(transacted_at) FILTER (WHERE status = 'SUCCESS')
	FROM transactions
	WHERE type = 'DEPOSIT' AND category = 'PAYMENT' AND status IN ('PENDING', 'SUCCESS')
	GROUP BY player_id;
