/** A chance that is smaller than one in so many rounds is told as smaller than that: nobody can read all its digits. */
export const RAREST_TOLD = 1_000_000_000;
