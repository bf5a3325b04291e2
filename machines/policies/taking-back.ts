import type { cancelWithdrawalMachine } from '../banking/cancel-withdrawal/machine.ts';
import type { cancelWithdrawalSamples } from '../banking/cancel-withdrawal/samples.ts';
import type { CancelWithdrawalScreen } from '../banking/cancel-withdrawal/screen.ts';
import { never, questionsTo } from '../engine/claims.ts';
import type { NamesOf } from '../engine/moment.ts';
import { takingBack } from './compositions.ts';
import type { Known } from './platform.ts';
import type { Subject } from './subjects.ts';

type ListNames = NamesOf<
  typeof cancelWithdrawalMachine,
  typeof cancelWithdrawalSamples,
  CancelWithdrawalScreen
>;

const list = questionsTo<ListNames>('cancelWithdrawal');

export const takingBackSubject: Subject<Known> = {
  id: 'takingBack',
  title: 'Session, withdrawal and the list of withdrawals, while breaks begin and end',
  explains:
    'The page of withdrawals, where one is requested and pending ones are listed, with the session and a platform that holds what it says about breaks.',
  kind: 'composition',
  flows: ['access.session', 'banking.withdraw', 'banking.cancelWithdrawal'],
  composition: () => takingBack,
  properties: [
    {
      id: 'withdrawal.noReversal',
      title: 'A withdrawal that was requested is never taken back.',
      explains: 'The site never asks the platform to cancel a withdrawal, whatever is pressed.',
      requirements: ['WDR-08'],
      fields: ['withdrawalsMayBeReversed'],
      demandedBy: ['UKGC', 'AGCO', 'CA'],
      claim: () => never((moment) => list.calls(moment, 'cancelWithdrawal')),
    },
  ],
};
