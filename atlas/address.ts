/** The view that a flow's page shows. */
export type View =
  | {
      readonly view: 'chart';
      readonly state?: string;
      readonly transition?: string;
      /** An answer of an operation, with everything that it leads to. */
      readonly answer?: string;
      /** The market policy under which it is looked at. */
      readonly policy?: string;
    }
  /** A promise of the flow. @property step of the path to the forbidden situation, where there is one */
  | { readonly view: 'promise'; readonly promise: string; readonly step?: number }
  /** Requirements that restrict each other, and the path that leads where they meet. */
  | { readonly view: 'meeting'; readonly meeting: string; readonly step?: number }
  | { readonly view: 'table' | 'exports' }
  /** @property start place among the ways to start; `taken` the place of each step among the possible ones */
  | {
      readonly view: 'simulate';
      readonly start?: number;
      readonly taken?: readonly number[];
      /** The one policy under which it is walked, and its changes; else all of them. */
      readonly under?: { readonly policy: string; readonly edits: string };
    }
  /** @property part the state or transition whose change is looked at */
  | { readonly view: 'changes'; readonly part?: string }
  | { readonly view: 'paths'; readonly path?: string; readonly step?: number }
  /** @property step the first that is watched: up to there it is walked as fast as possible */
  | { readonly view: 'watch'; readonly path?: string; readonly step?: number }
  | { readonly view: 'dossier' };

/**
 * The file of a flow's page, relative to the atlas' folder. Simulating needs the charts themselves, and watching
 * the drivers that replay them: they are pages of their own, and so are those for print.
 */
export const fileOf = (flow: string, view: View['view'] = 'chart'): string =>
  view === 'simulate' || view === 'watch' || view === 'dossier'
    ? `flows/${flow}.${view}.html`
    : `flows/${flow}.html`;

/** The dossier of a flow as a document, relative to the atlas' folder. */
export const dossierFile = (flow: string): string => `dossiers/${flow}.pdf`;

/** The address of a flow, or of something in it, relative to the atlas' folder. */
export function addressOf(flow: string, view: View = { view: 'chart' }): string {
  return `${fileOf(flow, view.view)}${hashOf(view)}`;
}

/** The part of an address after the file: `#/state/deposit.asking`. */
export function hashOf(view: View): string {
  switch (view.view) {
    case 'chart':
      return chartHash(view);
    case 'meeting':
      return `#/meeting/${encodeURIComponent(view.meeting)}${view.step === undefined ? '' : `/${view.step}`}`;
    case 'promise':
      return `#/promise/${encodeURIComponent(view.promise)}${view.step === undefined ? '' : `/${view.step}`}`;
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
      return view.path === undefined
        ? '#/'
        : [
            '#/watch',
            encodeURIComponent(view.path),
            ...(view.step === undefined ? [] : [view.step]),
          ].join('/');
    default:
      return `#/${view.view}`;
  }
}

/** The address of a selection and a market: `#/state/deposit.asking/policy/UKGC`. */
function chartHash(view: Extract<View, { view: 'chart' }>): string {
  const selected = (['state', 'transition', 'answer'] as const).find(
    (kind) => view[kind] !== undefined,
  );
  return `#/${[selected, selected && view[selected], view.policy && 'policy', view.policy]
    .filter((part) => part !== undefined && part !== '')
    .map((part) => encodeURIComponent(part as string))
    .join('/')}`;
}

/** Reads what {@link hashOf} wrote; anything else is the chart. */
export function viewOf(hash: string): View {
  const [name, first, second, third, fourth] = hash
    .replace(/^#\//, '')
    .split('/')
    .map(decodeURIComponent);
  switch (name) {
    case 'state':
    case 'transition':
    case 'answer':
      return first === undefined
        ? { view: 'chart' }
        : {
            view: 'chart',
            [name]: first,
            ...(second === 'policy' && third !== undefined && { policy: third }),
          };
    case 'meeting':
      return first === undefined
        ? { view: 'chart' }
        : { view: name, meeting: first, ...(second !== undefined && { step: Number(second) }) };
    case 'promise':
      return first === undefined
        ? { view: 'chart' }
        : { view: name, promise: first, ...(second !== undefined && { step: Number(second) }) };
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
      return first === undefined
        ? { view: 'watch' }
        : { view: 'watch', path: first, ...(second !== undefined && { step: Number(second) }) };
    case 'paths':
      return first === undefined
        ? { view: 'paths' }
        : { view: 'paths', path: first, step: Number(second ?? 0) };
    default:
      return { view: 'chart' };
  }
}

/** The file of a policy's page, or of the changes by a copy, relative to the atlas' folder. */
export const policyFile = (id: string, page: 'policy' | 'whatIf' = 'policy'): string =>
  page === 'whatIf' ? `policies/${id}.what-if.html` : `policies/${id}.html`;

/** The address of a policy, or of one of its fields, relative to the atlas' folder. */
export const policyAddress = (id: string, { field }: { readonly field?: string } = {}): string =>
  `${policyFile(id)}${field === undefined ? '' : `#/${field}`}`;
