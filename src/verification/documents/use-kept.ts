import { useEffect, useState } from 'react';
import type { FileDocument } from '../../../machines/verification/documents/asked.ts';
import { keptChoice, type Choice } from '../../api/kept-files.ts';

/** The files that were chosen for a document before the page was loaded anew; undefined until that is known. */
export function useKept(playerId: string, document: FileDocument): Choice | undefined {
  const [kept, setKept] = useState<Choice>();
  useEffect(() => {
    let isGone = false;
    void keptChoice(playerId, document).then((choice) => {
      if (!isGone) setKept(choice);
    });
    return () => {
      isGone = true;
    };
  }, [playerId, document]);
  return kept;
}
