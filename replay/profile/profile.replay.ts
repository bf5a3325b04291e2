import type { Place } from '../person.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { addressDriver } from './address.driver.ts';
import { languageDriver } from './language.driver.ts';
import { marketingDriver } from './marketing.driver.ts';
import { passwordDriver } from './password.driver.ts';
import { phoneChangeDriver } from './phone-change.driver.ts';
import { onProfile } from './section.ts';

export const languageReplay = <P extends Place<P>>(stage: Stage<P>): ReplayDriver =>
  onProfile(stage, languageDriver(stage.person));

export const addressReplay = <P extends Place<P>>(stage: Stage<P>): ReplayDriver =>
  onProfile(stage, addressDriver(stage.person));

export const marketingReplay = <P extends Place<P>>(stage: Stage<P>): ReplayDriver =>
  onProfile(stage, marketingDriver(stage.person));

export const phoneChangeReplay = <P extends Place<P>>(stage: Stage<P>): ReplayDriver =>
  onProfile(stage, phoneChangeDriver(stage.person));

/** The ordered fault of the platform has words of its own. */
export const passwordReplay = <P extends Place<P>>(stage: Stage<P>): ReplayDriver =>
  onProfile(
    stage,
    passwordDriver(stage.person, stage.level === 'browser' ? FAULT_WORDS : undefined),
  );

const FAULT_WORDS = 'Something went wrong.';
