import type { ComponentProps } from 'react';
import { useT } from '../texts/index.ts';
import { Button } from '../ui/Button.tsx';
import type Modal from '../ui/Modal.tsx';
import { lazyPart } from '../ui/parts.ts';
import { Within } from './within.tsx';

const Fetched = lazyPart(() => import('../ui/Modal.tsx'));

/** A modal over a page that does not wait for its library; where that is missing, the way out of it stays. */
export function LazyModal(props: ComponentProps<typeof Modal> & { onClose: () => void }) {
  const t = useT();
  return (
    <Within
      waysOn={
        <Button look="secondary" onClick={props.onClose}>
          {t('action.close')}
        </Button>
      }
    >
      <Fetched.Part {...props} />
    </Within>
  );
}
