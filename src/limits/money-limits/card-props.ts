import type { LimitsAnswer } from '../../../machines/limits/money-limits/limit-facts.ts';
import type { LimitKind } from '../../../machines/limits/money-limits/rules.ts';
import type { LimitsScreen } from '../../../machines/limits/money-limits/screen.ts';
import type { LimitsEvent } from '../../../machines/limits/money-limits/setup.ts';
import type { LimitPeriod, MarketPolicy } from '../../../reference/policies.ts';

/** A screen of limits that are known. */
export type KnownScreen = Extract<LimitsScreen, { readonly limits: LimitsAnswer }>;

/** The data of the card of one period's limit. */
export interface CardProps {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly screen: KnownScreen;
  readonly policy: MarketPolicy;
  readonly send: (event: LimitsEvent) => void;
}
