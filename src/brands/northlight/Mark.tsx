/** A pole star over the horizon. Takes the colour of its text. */
export const Mark = () => (
  <svg viewBox="0 0 32 32" width="32" height="32" fill="none" aria-hidden>
    <path
      d="M3.5 22.5a13.5 13.5 0 1 1 25 0"
      stroke="currentColor"
      strokeWidth="1.5"
      opacity=".45"
    />
    <path d="M8.5 22.5a8.2 8.2 0 1 1 15 0" stroke="currentColor" strokeWidth="1.5" opacity=".7" />
    <path
      d="M16 8.5 17.6 15.4 24.5 17 17.6 18.6 16 25.5 14.4 18.6 7.5 17 14.4 15.4Z"
      fill="var(--accent)"
    />
    <path d="M2 27.5h28" stroke="currentColor" strokeWidth="1.5" />
  </svg>
);
