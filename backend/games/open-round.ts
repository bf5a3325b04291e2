/** Stakes that were taken and did not come back; a rollback that names another player's bet gives nothing back. */
export const STAKED = `b.kind = 'BET' AND b.status = 'OK' AND NOT EXISTS (SELECT FROM game_acts r
  WHERE r.supplier = b.supplier AND r.bet_id = b.id AND r.player_id = b.player_id
    AND r.kind = 'ROLLBACK' AND r.status = 'OK')`;

/** Whether a round is open that began in a game session, in SQL. `session` is its id, or `ANY(…)` of several. */
export const hasOpenRound = (session: string): string =>
  `EXISTS (SELECT FROM game_acts b WHERE b.game_session_id = ${session} AND ${STAKED}
      AND NOT EXISTS (SELECT FROM game_acts c WHERE c.player_id = b.player_id
        AND c.supplier = b.supplier AND c.round = b.round AND c.game_code = b.game_code AND c.acted_at >= b.acted_at
        AND c.closes_round AND NOT c.is_promotion AND c.status = 'OK'))`;
