-- What counts in neither figure is told by its status alone: the functions would be planned anew with every
-- statement, for each deposit that is only opened. What the triggers keep is the same.
DROP TRIGGER player_days_insert ON transactions;
--> statement-breakpoint
CREATE TRIGGER player_days_insert AFTER INSERT ON transactions FOR EACH ROW
	WHEN (NEW.status NOT IN ('FAILED', 'CANCELLED', 'WAITING_INPUT'))
	EXECUTE FUNCTION player_days_keep();
--> statement-breakpoint
DROP TRIGGER player_days_update ON transactions;
--> statement-breakpoint
CREATE TRIGGER player_days_update AFTER UPDATE ON transactions FOR EACH ROW
	WHEN (NEW.status NOT IN ('FAILED', 'CANCELLED', 'WAITING_INPUT')
		OR OLD.status NOT IN ('FAILED', 'CANCELLED', 'WAITING_INPUT'))
	EXECUTE FUNCTION player_days_keep();
