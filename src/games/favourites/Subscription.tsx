import { ListMinus, ListPlus } from 'lucide-react';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { atMargin } from './subscription.css.ts';
import { useKept, type Keepable } from './use-kept.ts';

/** Subscribes a player to a game, which is then among their games, or ends the subscription (FAV-04). */
export function Subscription({ card }: { card: Keepable }) {
  const t = useT();
  const { isOn, press } = useKept('mine', card);
  return (
    <div className={atMargin}>
      <Button look="quiet" compact icon={isOn ? ListMinus : ListPlus} onClick={press}>
        {t(isOn ? 'games.mine.remove' : 'games.mine.add')}
      </Button>
    </div>
  );
}
