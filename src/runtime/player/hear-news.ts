import { sessionScreen } from '../../../machines/access/session/screen.ts';
import { newsBetween, type PlayerNews, type Standing } from '../../../machines/news.ts';
import type { Runtime } from '../runtime.ts';

/** Hears the news of the player from now on. @returns ends it */
export function hearNews(
  { site, session, wallet }: Pick<Runtime, 'site' | 'session' | 'wallet'>,
  tell: (news: PlayerNews) => void,
): () => void {
  const now = (): Standing => ({
    session: sessionScreen(session.getSnapshot()),
    version: wallet.getSnapshot().context.version,
  });
  let known = now();
  const look = (): void => {
    const before = known;
    known = now();
    for (const news of newsBetween(before, known)) tell(news);
  };
  const heard = [session.subscribe(look), wallet.subscribe(look), site.on('player.changed', tell)];
  return () => {
    for (const one of heard) one.unsubscribe();
  };
}
