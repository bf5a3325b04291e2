import { playSetup } from './setup.ts';

export const ending = playSetup.createStateConfig({
  description:
    'The game is open to the player no longer, by an exclusion, a suspension, the law, or the end of the session. A round under way ends first, and the player decides what is theirs to decide in it; no other begins. A frame that answers no more, or has not paused after ten minutes, is left: the studio has the round, and pays it.',
  meta: { screen: 'pausing', requirements: ['INGAME-03', 'GUARD-12', 'LOGOUT-02'] },
  tags: 'inReach',
  entry: 'pauseGame',
  always: {
    description: 'the frame answers no more',
    guard: 'isSilent',
    target: '#play.leaving',
  },
  on: {
    'frame.paused': '#play.leaving',
    'frame.rested': '#play.leaving',
    'frame.overdue': '#play.leaving',
    'frame.broken': { description: 'it ends all the same' },
    'play.barred': { description: 'it ends already' },
    // Its target says that this is decided here, and not by the chart around it, to whoever reads the chart by the
    // rules of SCXML, too.
    'session.ended': {
      description: 'it ends already',
      target: 'ending',
      actions: ['noteSignedOut', 'forgetLeaving'],
    },
  },
});
