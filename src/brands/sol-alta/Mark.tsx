const RAYS = Array.from({ length: 7 }, (_, at) => at * 30 - 90);

/** A high sun on a tile. */
export const Mark = () => (
  <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden>
    <rect width="40" height="40" rx="11" fill="var(--art1)" />
    <path d="M0 29h40a11 11 0 0 1-11 11H11A11 11 0 0 1 0 29Z" fill="var(--art3)" />
    <path d="M10 29a10 10 0 0 1 20 0Z" fill="var(--art2)" />
    {RAYS.map((turn) => (
      <path
        key={turn}
        d="M20 15.5v-5"
        transform={`rotate(${turn} 20 29)`}
        stroke="var(--art4)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    ))}
  </svg>
);
