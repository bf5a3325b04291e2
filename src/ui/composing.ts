/** The code of a key that an input method takes, in every browser. */
const OF_AN_INPUT_METHOD = 229;

/**
 * Whether a key belongs to the composition of a character. Safari ends that before the key which ends it, and says so
 * by the code alone.
 */
export const isOfComposition = (event: {
  readonly isComposing: boolean;
  readonly keyCode: number;
}): boolean => event.isComposing || event.keyCode === OF_AN_INPUT_METHOD;
