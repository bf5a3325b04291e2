import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { AtlasGlobal } from '../data.ts';
import { countingRun } from './coverage.ts';
import { DossierPage } from './dossier.tsx';
import { FlowPage } from './flow-page.tsx';
import { IndexPage } from './index-page.tsx';
import './policies/explorer-types.ts';
import { PoliciesPage } from './policies/policies-page.tsx';
import { PolicyPage } from './policies/policy-page.tsx';
import { WhatIfPage } from './policies/what-if.tsx';
import { ResultsPage } from './results-page.tsx';
import { RequirementsPage } from './requirements-page.tsx';
import { Shell } from './shell.tsx';
import { acceptSigningLink } from './signing.ts';
import { StampFoot } from './stamp-foot.tsx';
import { SimulatePage } from './simulate.tsx';
import './simulator-types.ts';
import './theme.css.ts';
import '../verify/verifier-types.ts';
import { WatchPage } from './watch.tsx';
import './watcher-types.ts';

performance.mark('atlas-begins');
acceptSigningLink();
const runs = globalThis.atlas.runs.map((run) => countingRun(run, globalThis.atlas.index.flows));
const page = document.documentElement.dataset['page'] as AtlasGlobal['page'];

function Page() {
  const { index, flow, requirements, paths, policy, dossier } = globalThis.atlas;
  const { atlasSimulator: simulate, atlasExplorer: explorer } = globalThis;
  if (page === 'simulate' && flow !== undefined && simulate !== undefined)
    return <SimulatePage flow={flow} simulate={simulate} />;
  const watcher = flow && globalThis.atlasWatcher?.(flow.id);
  if (page === 'watch' && flow !== undefined && watcher !== undefined)
    return <WatchPage flow={flow} watcher={watcher} />;
  if (flow !== undefined && dossier !== undefined)
    return <DossierPage flow={flow} dossier={dossier} runs={runs} />;
  if (flow !== undefined) return <FlowPage flow={flow} runs={runs} policies={index.policies} />;
  if (requirements !== undefined) return <RequirementsPage all={requirements} runs={runs} />;
  if (policy !== undefined)
    return explorer === undefined ? (
      <PolicyPage data={policy} />
    ) : (
      <WhatIfPage data={policy} explorer={explorer} />
    );
  if (paths !== undefined) return <ResultsPage index={index} paths={paths} runs={runs} />;
  if (page === 'policies') return <PoliciesPage index={index} />;
  return <IndexPage index={index} runs={runs} />;
}

const root = createRoot(document.querySelector('#atlas') as Element);
flushSync(() =>
  root.render(
    <StrictMode>
      <Shell page={page} index={globalThis.atlas.index}>
        <Page />
        <StampFoot flow={globalThis.atlas.flow} index={globalThis.atlas.index} />
      </Shell>
    </StrictMode>,
  ),
);
// Two frames on, the page can be seen: tests and benchmarks measure up to here.
requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('atlas-drawn')));
