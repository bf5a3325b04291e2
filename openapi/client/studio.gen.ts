// Generated from the contract by `npm run contract`. Do not edit.
import type { Checks, ClientFacts } from '../types.ts';

/** Checks that stand in several answers, by the name of their schema. */
export const shared: Checks = {
  PlayedKind: {"values":["slot","roulette","blackjack"]},
  SlotRules: {"required":{"lines":{"list":{"list":"integer"}},"pays":{"list":{"required":{"symbol":"text","count":"integer","times":"integer"},"optional":{}}},"freeSpins":{"required":{"symbol":"text","count":"integer","spins":"integer","multiplier":"integer"},"optional":{}}},"optional":{}},
  PlayedGame: {"required":{"slug":"text","name":"text","kind":"PlayedKind","title":"text","version":"text","returnBasisPoints":"integer","topWin":"integer"},"optional":{"topWinIn":"integer","picture":"string","slot":"SlotRules"}},
  PlayMode: {"values":["money","free"]},
  Currency: {"values":["BRL","CAD","CLP","INR","NZD","NOK","PEN","PHP","PLN","ZAR","TRY","GBP","EUR"]},
  ReturnPlace: {"values":["page","stake"]},
  GameTerms: {"required":{"shortestRoundMs":"integer","autoplayRounds":"integer","speedUps":"boolean","returnShownAt":"ReturnPlace","topWinChanceShown":"boolean","oddsShown":"boolean"},"optional":{"highestStake":"integer"}},
  PlayLinks: {"required":{"lobby":"text","deposit":"text"},"optional":{}},
  RoundState: {"values":["open","closed"]},
  Timestamp: {"pattern":"^(19|20|21)[0-9]{2}-[01][0-9]-[0-3][0-9]T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,3})?Z$","date":true},
  GameBet: {"required":{"spot":"string","amount":"integer"},"optional":{}},
  ReelsStep: {"required":{"type":{"values":["reels"]},"reels":{"list":{"list":"text"}},"isFree":"boolean"},"optional":{}},
  LinesStep: {"required":{"type":{"values":["lines"]},"multiplier":"integer","wins":{"list":{"required":{"line":"integer","symbol":"text","count":"integer","amount":"integer"},"optional":{}}}},"optional":{}},
  FreeSpinsStep: {"required":{"type":{"values":["freeSpins"]},"awarded":"integer","left":"integer"},"optional":{}},
  BallStep: {"required":{"type":{"values":["ball"]},"number":"integer"},"optional":{}},
  SpotsStep: {"required":{"type":{"values":["spots"]},"paid":{"list":"GameBet"}},"optional":{}},
  CardPlace: {"values":["dealer","hand0","hand1"]},
  CardStep: {"required":{"type":{"values":["card"]},"to":"CardPlace","isHidden":"boolean"},"optional":{"card":"string"}},
  TurnStep: {"required":{"type":{"values":["turn"]},"card":"string"},"optional":{}},
  SplitStep: {"required":{"type":{"values":["split"]}},"optional":{}},
  PlayersHand: {"values":["hand0","hand1"]},
  HandOutcome: {"values":["win","blackjack","push","lose","bust"]},
  HandStep: {"required":{"type":{"values":["result"]},"hand":"PlayersHand","outcome":"HandOutcome","amount":"integer"},"optional":{}},
  GameStep: {"oneOf":["ReelsStep","LinesStep","FreeSpinsStep","BallStep","SpotsStep","CardStep","TurnStep","SplitStep","HandStep"]},
  GameAct: {"values":["hit","stand","double","split"]},
  GameRound: {"required":{"roundId":"text","stake":"integer","won":"integer","state":"RoundState","isShown":"boolean","startedAt":"Timestamp","bets":{"list":"GameBet"},"steps":{"list":"GameStep"},"choices":{"list":"GameAct"}},"optional":{"isFree":"boolean","hand":"PlayersHand"}},
  FreeRoundsLeft: {"required":{"left":"integer","total":"integer","stake":"integer"},"optional":{}},
  GamePlay: {"required":{"game":"PlayedGame","mode":"PlayMode","currency":"Currency","language":"text","balance":"integer","stakes":{"list":"integer"},"terms":"GameTerms","links":"PlayLinks","rounds":{"list":"GameRound"}},"optional":{"round":"GameRound","freeRounds":"FreeRoundsLeft"}},
  ValidationError: {"required":{"field":"string","code":"string","message":"string"},"optional":{}},
  RoundPlayed: {"required":{"round":"GameRound","balance":"integer"},"optional":{"freeRounds":"FreeRoundsLeft"}},
  StakeRefusalInfo: {"required":{},"optional":{"highestStake":"integer"}},
};

/** What the client knows of each operation, by operationId. */
export const operations: Readonly<Record<'openPlay' | 'playRound' | 'actInRound' | 'endRound', ClientFacts>> = {
  openPlay: {"method":"POST","path":"/rgs/v1/open","auth":false,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["error.studio.session_ended","error.studio.not_allowed","error.studio.game_changed","error.studio.wallet_unreachable"],"success":"GamePlay","details":{"validationErrors":{"list":"ValidationError"}}},
  playRound: {"method":"POST","path":"/rgs/v1/rounds","auth":false,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["error.studio.session_ended","error.studio.not_enough_money","error.studio.bonus_stake","error.studio.limit_reached","error.studio.round_open","error.studio.too_soon","error.studio.stake_not_allowed","error.studio.no_free_round","error.studio.free_round_left","error.studio.not_allowed","error.studio.game_changed","error.studio.wallet_unreachable"],"success":"RoundPlayed","details":{"validationErrors":{"list":"ValidationError"},"additionalInfo":"StakeRefusalInfo"}},
  actInRound: {"method":"POST","path":"/rgs/v1/rounds/{roundId}/acts","auth":false,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["error.studio.session_ended","error.studio.not_enough_money","error.studio.bonus_stake","error.studio.limit_reached","error.studio.round_changed","error.studio.not_allowed","error.studio.game_changed","error.studio.wallet_unreachable"],"success":"RoundPlayed","details":{"validationErrors":{"list":"ValidationError"},"additionalInfo":"StakeRefusalInfo"}},
  endRound: {"method":"POST","path":"/rgs/v1/rounds/{roundId}/end","auth":false,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["error.studio.session_ended","error.studio.not_allowed"],"success":{"required":{"balance":"integer"},"optional":{}},"details":{"validationErrors":{"list":"ValidationError"}}},
};
