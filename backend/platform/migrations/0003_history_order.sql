-- A player's history has the order in which its rows were written, under the player's wallet lock: each instance
-- dates by a clock of its own, and two movements may fall in one millisecond. A row that is more than an hour ahead
-- was dated by no clock that others should follow.
CREATE FUNCTION transactions_follow() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	latest timestamptz := (SELECT max(transacted_at) FROM transactions
		WHERE player_id = NEW.player_id AND reference_id <> NEW.reference_id
			AND transacted_at BETWEEN NEW.transacted_at AND NEW.transacted_at + interval '1 hour');
BEGIN
	NEW.transacted_at := greatest(NEW.transacted_at, latest + interval '1 microsecond');
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER transactions_follow_insert BEFORE INSERT ON transactions
	FOR EACH ROW EXECUTE FUNCTION transactions_follow();
--> statement-breakpoint
-- One that is dated anew as it moves on; personas are only moved to another day.
CREATE TRIGGER transactions_follow_update BEFORE UPDATE OF transacted_at ON transactions
	FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION transactions_follow();
