import { ShapeMark } from '../mark.tsx';
import { color } from '../theme.css.ts';

/** How a promise came out: by shape, colour and word. */
export const PromiseMark = ({ broken }: { broken: boolean }) =>
  broken ? (
    <ShapeMark paint={color.failed} text="falsified">
      <BrokenShape />
    </ShapeMark>
  ) : (
    <ShapeMark paint={color.passed} text="holds">
      <HoldsShape />
    </ShapeMark>
  );

/** A closed shield: searched everywhere, and nothing got through. */
export const HoldsShape = () => (
  <path d="M6 .5l5 1.7v3.6c0 2.8-2.100 4.8-5 5.7-2.9-.9-5-2.9-5-5.7V2.2z" fill="currentColor" />
);

/** The same shield, broken. */
export const BrokenShape = () => (
  <>
    <path
      d="M6 .5l5 1.7v3.6c0 2.8-2.100 4.8-5 5.7-2.9-.9-5-2.9-5-5.7V2.2z"
      fill="none"
      stroke="currentColor"
    />
    <path
      d="M6.8 1.5L4.600 5.200h2.8L5 10.300"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
    />
  </>
);
