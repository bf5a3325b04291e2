/** What a flow's page shows. */
export type View =
  | {
      readonly view: 'chart';
      readonly state?: string;
      readonly transition?: string;
      /** What an operation answers: everything that it leads to. */
      readonly answer?: string;
      /** The market policy under which it is looked at. */
      readonly policy?: string;
    }
  | { readonly view: 'table' | 'exports' }
  /** @property start place among the ways to start; `taken` the place of each step among what could happen */
  | {
      readonly view: 'simulate';
      readonly start?: number;
      readonly taken?: readonly number[];
      /** The one policy under which it is walked, and what is changed of it; else all of them. */
      readonly under?: { readonly policy: string; readonly edits: string };
    }
  /** @property part the state or transition whose change is looked at */
  | { readonly view: 'changes'; readonly part?: string }
  | { readonly view: 'paths'; readonly path?: string; readonly step?: number }
  | { readonly view: 'watch'; readonly path?: string };

/**
 * The file of a flow's page, relative to the atlas' folder. Simulating needs the charts themselves,
 * and watching the hands that replay them: pages of their own.
 */
export const fileOf = (flow: string, view: View['view'] = 'chart'): string =>
  view === 'simulate' || view === 'watch' ? `flows/${flow}.${view}.html` : `flows/${flow}.html`;

/** The address of a flow, or of something in it, relative to the atlas' folder. */
export function addressOf(flow: string, view: View = { view: 'chart' }): string {
  return `${fileOf(flow, view.view)}${hashOf(view)}`;
}

/** The part of an address after the file: `#/state/deposit.asking`. */
export function hashOf(view: View): string {
  switch (view.view) {
    case 'chart':
      if (view.state !== undefined) return `#/state/${encodeURIComponent(view.state)}`;
      if (view.transition !== undefined)
        return `#/transition/${encodeURIComponent(view.transition)}`;
      if (view.answer !== undefined) return `#/answer/${encodeURIComponent(view.answer)}`;
      if (view.policy !== undefined) return `#/policy/${encodeURIComponent(view.policy)}`;
      return '#/';
    case 'paths':
      return view.path === undefined
        ? '#/paths'
        : `#/paths/${encodeURIComponent(view.path)}/${view.step ?? 0}`;
    case 'changes':
      return view.part === undefined ? '#/changes' : `#/changes/${encodeURIComponent(view.part)}`;
    case 'simulate':
      return view.start === undefined
        ? '#/'
        : [
            `#/walk/${view.start}/${(view.taken ?? []).join('.')}`,
            ...(view.under === undefined
              ? []
              : [view.under.policy, view.under.edits].map(encodeURIComponent)),
          ].join('/');
    case 'watch':
      return view.path === undefined ? '#/' : `#/watch/${encodeURIComponent(view.path)}`;
    default:
      return `#/${view.view}`;
  }
}

/** Reads what {@link hashOf} wrote; anything else is the chart. */
export function viewOf(hash: string): View {
  const [name, first, second, third, fourth] = hash
    .replace(/^#\//, '')
    .split('/')
    .map(decodeURIComponent);
  switch (name) {
    case 'state':
      return first === undefined ? { view: 'chart' } : { view: 'chart', state: first };
    case 'transition':
      return first === undefined ? { view: 'chart' } : { view: 'chart', transition: first };
    case 'answer':
      return first === undefined ? { view: 'chart' } : { view: 'chart', answer: first };
    case 'policy':
      return first === undefined ? { view: 'chart' } : { view: 'chart', policy: first };
    case 'table':
    case 'exports':
      return { view: name };
    case 'changes':
      return first === undefined ? { view: name } : { view: name, part: first };
    case 'walk':
      return {
        view: 'simulate',
        start: Number(first),
        taken: (second ?? '').split('.').filter(Boolean).map(Number),
        ...(third !== undefined && { under: { policy: third, edits: fourth ?? '' } }),
      };
    case 'watch':
      return first === undefined ? { view: 'watch' } : { view: 'watch', path: first };
    case 'paths':
      return first === undefined
        ? { view: 'paths' }
        : { view: 'paths', path: first, step: Number(second ?? 0) };
    default:
      return { view: 'chart' };
  }
}

/** The file of a policy's page, or of what a copy of it would change, relative to the atlas' folder. */
export const policyFile = (id: string, page: 'policy' | 'whatIf' = 'policy'): string =>
  page === 'whatIf' ? `policies/${id}.what-if.html` : `policies/${id}.html`;

/** The address of a policy, or of one of its fields, relative to the atlas' folder. */
export const policyAddress = (id: string, { field }: { readonly field?: string } = {}): string =>
  `${policyFile(id)}${field === undefined ? '' : `#/${field}`}`;
