import type { Refusal } from './signing.ts';

/** Why nothing was signed: in parts for a page, in one text for a command. */
export class Refused extends Error implements Refusal {
  readonly why: string;
  readonly asks: Refusal['asks'];
  readonly obstacles: readonly string[];

  /**
   * @param asks the words that it needs before it can be signed
   * @param obstacles the evidence against it, in sentences
   */
  constructor(why: string, asks?: Refusal['asks'], obstacles: readonly string[] = []) {
    super(asCommandsSay(why, asks, obstacles));
    this.why = why;
    this.asks = asks;
    this.obstacles = obstacles;
  }
}

const asCommandsSay = (why: string, asks: Refusal['asks'], obstacles: readonly string[]): string =>
  asks === 'despite'
    ? [
        `${why}:`,
        ...obstacles.map((one) => `  - ${one}`),
        'Mend that first, or say why it is signed all the same: --despite "…". The reason stays in the history.',
      ].join('\n')
    : asks === 'note'
      ? `${why}: --note`
      : why;
