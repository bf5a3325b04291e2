import {
  isPayAndPlayOffered,
  isPayAndPlayOn,
  payAndPlayOf,
  type PayAndPlaySetting,
} from '../../../reference/pay-and-play.ts';
import { readLocation } from '../../api/session-cookie.ts';
import { useBrand, useLocale } from '../../runtime/context.tsx';
import { useOnceLive } from '../../runtime/live.tsx';

/** The terms on which it is offered to this visitor; undefined where it is not (PNP-10). */
export function useOffer(): PayAndPlaySetting | undefined {
  const { id } = useBrand();
  const { market } = useLocale();
  const ipAddress = useOnceLive(ownAddress, '');
  const setting = payAndPlayOf(id);
  return isPayAndPlayOffered(setting, market, ipAddress) ? setting : undefined;
}

/** Whether it exists in this market at all, also for a return from another address (NS-02). */
export function useIsOn(): boolean {
  const { id } = useBrand();
  const { market } = useLocale();
  return isPayAndPlayOn(payAndPlayOf(id), market);
}

const ownAddress = (): string => readLocation().ipAddress ?? '';
