import type { Moment, NamesOf } from '../../engine/moment.ts';
import { propertiesOf } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import type { searchMachine } from './machine.ts';
import { searchSamples } from './samples.ts';
import {
  isSameOption,
  optionsOf,
  SEARCH_DEBOUNCE,
  SEARCH_LEAST,
  type SearchOption,
  type SearchScreen,
} from './setup.ts';

type Search = NamesOf<typeof searchMachine, typeof searchSamples, SearchScreen>;

const { eventTable, isAnswer, isEvent, isFailure, never, oneAtATime, running, showsAfter, shows } =
  propertiesOf<Search>();

/** The name of the sample that an event brings. */
const caseOf = ({ what }: Moment<Search>): string =>
  what !== undefined && 'case' in what && what.case !== undefined ? what.case : 'typical';

const asks = ({ calls }: Moment<Search>): boolean => calls.includes('findGames');

/** The text that an event brings, by the names of the samples. */
const typedText = ({ what }: Moment<Search>): string | undefined => {
  if (what === undefined || !('send' in what)) return undefined;
  if (what.send !== 'text.typed') return undefined;
  return searchSamples.events['text.typed'].cases[what.case ?? 'typical'].text;
};

/** The result that an event chooses. */
const chosenBy = ({ what }: Moment<Search>): SearchOption | undefined =>
  what !== undefined && 'send' in what && what.send === 'option.chosen'
    ? searchSamples.events['option.chosen'].cases[what.case ?? 'typical'].option
    : undefined;

export const searchSafety: Safety<Search> = {
  leave: 'page',
  reads: ['findGames'],
  properties: [
    oneAtATime('findGames', ['SEARCH-03']),
    never(
      'what is typed stands in the field, and ends what was asked before',
      ['SEARCH-03'],
      (moment) => {
        const text = typedText(moment);
        if (text === undefined || moment.from === 'closed') return false;
        const { context } = moment.snapshot;
        return (
          context.text !== text ||
          context.active !== undefined ||
          context.failure !== undefined ||
          running(moment.snapshot, 'findGames') > 0
        );
      },
    ),
    never(
      'nothing is asked for a text that is too short, nor while it is typed',
      ['SEARCH-03'],
      (moment) =>
        running(moment.snapshot, 'findGames') > 0 &&
        (moment.snapshot.context.text.trim().length < SEARCH_LEAST || !shows(moment, 'asking')),
    ),
    never(
      'a text is asked for 300 ms after the last letter, at Enter, at another try, and by an address',
      ['SEARCH-03', 'LOBBY-10'],
      (moment) => {
        const { what } = moment;
        if (!asks(moment) || what === undefined) return false;
        if ('pass' in what) return what.pass !== SEARCH_DEBOUNCE || moment.from !== 'typing';
        if (isEvent(moment, 'enter.pressed')) return moment.from !== 'typing';
        if (isEvent(moment, 'retry.requested')) return moment.from !== 'failed';
        return !isEvent(moment, 'address.changed');
      },
    ),
    never(
      'the text of an address is asked for as it opens',
      ['LOBBY-10'],
      (moment) => moment.what === undefined && asks(moment) !== (moment.start.input === 'shared'),
    ),
    never('what shows is the answer to the last question', ['SEARCH-01', 'SEARCH-03'], (moment) => {
      const { found } = moment.snapshot.context;
      if (isAnswer(moment, 'findGames')) return found !== moment.output;
      return found !== undefined && found !== moment.before?.context.found;
    }),
    never(
      'an answer stays while the next is typed and asked for, and no longer than the text',
      ['SEARCH-03', 'LOBBY-10'],
      (moment) => {
        const { found } = moment.snapshot.context;
        if (shows(moment, 'closed', 'begun', 'failed')) return found !== undefined;
        if (!isEvent(moment, 'text.typed', 'enter.pressed')) return false;
        return found !== moment.before?.context.found;
      },
    ),
    never(
      'a closed panel has no text',
      ['LOBBY-10'],
      ({ what, screen, snapshot }) =>
        what !== undefined && screen === 'closed' && snapshot.context.text !== '',
    ),
    never(
      'the panel never stays between closed and open, nor at a text that is gone',
      ['LOBBY-10'],
      ({ snapshot }) => snapshot.matches('leaving') || snapshot.matches({ open: 'clearing' }),
    ),
    showsAfter('findGames', ['SEARCH-01', 'NS-59'], {
      many: 'results',
      one: 'results',
      near: 'results',
      nothing: 'none',
    }),
    never(
      'why nobody could be asked is told as long as it is so',
      ['CONT-01', 'NS-59'],
      (moment) => {
        const failed = moment.snapshot.context.failure !== undefined;
        return isFailure(moment)
          ? !failed || !shows(moment, 'failed')
          : failed && !shows(moment, 'failed', 'asking');
      },
    ),
    never(
      'the lobby is told of every answer, and once that it shows again',
      ['LOBBY-10'],
      (moment) => {
        const { facts, snapshot, before } = moment;
        const was = before?.context.isFiltering === true;
        const { isFiltering } = snapshot.context;
        const isChoice =
          facts.includes('search.gameChosen') || facts.includes('search.studioChosen');
        const isBack = shows(moment, 'closed', 'begun');
        return (
          facts.includes('search.resultsShown') !== isAnswer(moment, 'findGames') ||
          facts.includes('search.cleared') !== (was && isBack && !isChoice) ||
          isFiltering !== (!isBack && (was || isAnswer(moment, 'findGames')))
        );
      },
    ),
    never(
      'the text that is told is the one that was asked for',
      ['LOBBY-10'],
      ({ emitted, snapshot }) =>
        emitted.some(
          (fact) =>
            fact.type === 'search.resultsShown' && fact.text !== snapshot.context.text.trim(),
        ),
    ),
    never(
      'what is chosen is one of the results, and is announced with its text; a studio closes the panel',
      ['SEARCH-01'],
      (moment) => {
        const { emitted, before } = moment;
        const choices = emitted.filter(
          (each) => each.type === 'search.gameChosen' || each.type === 'search.studioChosen',
        );
        const option = chosenBy(moment);
        const { found, text = '' } = before?.context ?? {};
        const isThere =
          option !== undefined &&
          found !== undefined &&
          optionsOf(found).some((one) => isSameOption(one, option));
        if (!isThere)
          return choices.length > 0 || (option !== undefined && moment.screen !== moment.from);
        const fact = choices[0];
        return (
          choices.length !== 1 ||
          moment.screen !== (option.kind === 'studio' ? 'closed' : moment.from) ||
          fact === undefined ||
          fact.text !== text.trim() ||
          (fact.type === 'search.gameChosen'
            ? option.kind !== 'game' || fact.slug !== option.slug
            : option.kind !== 'studio' || fact.id !== option.id)
        );
      },
    ),
    never(
      'the arrows go from line to line, and from either end to the other',
      ['SEARCH-01'],
      (moment) => {
        const { before, snapshot } = moment;
        const { found, active } = snapshot.context;
        if (!isEvent(moment, 'option.moved') || moment.from !== 'results' || !found) {
          return active !== undefined && active !== before?.context.active;
        }
        const options = optionsOf(found);
        const place = (option: typeof active): number =>
          option ? options.findIndex((one) => isSameOption(one, option)) : -1;
        const [was, now] = [place(before?.context.active), place(active)];
        const isNext = caseOf(moment) === 'next';
        const last = options.length - 1;
        return isNext ? now !== (was === last ? 0 : was + 1) : now !== (was <= 0 ? last : was - 1);
      },
    ),
    eventTable(['LOBBY-10', 'SEARCH-03'], {
      'search.opened': { closed: 'open.begun' },
      'search.closed': { open: 'closed' },
      'retry.requested': { 'open.failed': 'open.asking' },
      'enter.pressed': { 'open.typing': 'open.asking' },
      'option.moved': { 'open.results': 'open.results' },
    }),
    {
      ...never(
        'an address opens what it names and closes what it no longer names, and takes nothing from the field',
        ['LOBBY-10'],
        (moment) => {
          if (!isEvent(moment, 'address.changed')) return false;
          const names = caseOf(moment) !== 'none';
          const isBack = moment.before?.context.isFiltering === true;
          if (!names) return moment.screen !== (isBack ? 'closed' : moment.from);
          const { context } = moment.snapshot;
          return moment.from === 'closed'
            ? moment.screen !== 'asking' || context.text !== 'jade'
            : moment.screen !== moment.from || context.text !== moment.before?.context.text;
        },
      ),
      offers: (snapshot) =>
        snapshot.matches('closed') || snapshot.context.isFiltering ? ['address.changed'] : [],
    },
    never('long enough is typed into typing, and less begins anew', ['SEARCH-03'], (moment) => {
      const text = typedText(moment);
      if (text === undefined) return false;
      if (moment.from === 'closed') return moment.screen !== 'closed';
      return moment.screen !== (text.trim().length >= SEARCH_LEAST ? 'typing' : 'begun');
    }),
  ],
};
