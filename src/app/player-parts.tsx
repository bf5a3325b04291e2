import Welcome from '../access/account/Welcome.tsx';
import PanicButton from '../limits/breaks/PanicButton.tsx';

/** What stands beside every page for players, and comes in a quiet moment; a visitor loads nothing of it. */
export default function PlayerParts() {
  return (
    <>
      <Welcome />
      <PanicButton />
    </>
  );
}
