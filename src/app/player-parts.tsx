import Welcome from '../access/account/Welcome.tsx';
import PanicButton from '../limits/breaks/PanicButton.tsx';

// Needed when nothing may be fetched any more: whoever logs out without a network is told so, too.
void import('./player-left.ts');

/** What stands beside every page for players, and comes in a quiet moment; a visitor loads nothing of it. */
export default function PlayerParts() {
  return (
    <>
      <Welcome />
      <PanicButton />
    </>
  );
}
