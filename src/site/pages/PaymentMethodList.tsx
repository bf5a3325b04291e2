import type { Read } from '../../runtime/content/content-types.ts';
import { lineUrl } from '../../content/images.ts';
import type { PaymentMethod } from '../../content/types.ts';
import { useT } from '../../texts/index.ts';
import { Card } from '../../ui/Card.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import * as css from './pages.css.ts';
import { CONTENT_ERROR_WORDS } from '../../runtime/content/content-error-words.ts';

/** The market's payment methods, with their duration and cost (ROUTE-07). */
export function PaymentMethodList(props: {
  methods: Read<readonly PaymentMethod[]>;
  /** The brand's dataset, for the logos. */
  dataset: string;
}) {
  const { methods, dataset } = props;
  const t = useT();
  if (methods.status === 'loading') {
    return (
      <Loading label={t('content.loading')}>
        <div className={css.methods}>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </div>
      </Loading>
    );
  }
  if (methods.status === 'error') {
    return (
      <ErrorState title={t('content.error.title')} onRetry={methods.retry}>
        {t(CONTENT_ERROR_WORDS[methods.why])}
      </ErrorState>
    );
  }
  if (methods.value.length === 0) return <EmptyState title={t('paymentMethods.empty')} />;
  return (
    <ul className={css.methods}>
      {methods.value.map((method) => (
        <li key={method.method}>
          <Card>
            <Method method={method} dataset={dataset} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

function Method({ method, dataset }: { method: PaymentMethod; dataset: string }) {
  const t = useT();
  const { name, description, depositTime, withdrawalTime, fee, logo } = method;
  const facts = [
    { id: 'deposit', label: t('paymentMethods.deposit'), value: depositTime },
    {
      id: 'withdrawal',
      label: t('paymentMethods.withdrawal'),
      value: withdrawalTime ?? t('paymentMethods.notAvailable'),
    },
    { id: 'fee', label: t('paymentMethods.fee'), value: fee },
  ];
  return (
    <div className={css.method}>
      <div className={css.methodHead}>
        <img
          src={lineUrl(logo.asset, { width: 40, height: 40 }, dataset)}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          className={css.methodLogo}
        />
        <h2 className={css.methodName}>{name}</h2>
      </div>
      {description !== undefined && <p>{description}</p>}
      <dl className={css.facts}>
        {facts.map(
          ({ id, label, value }) =>
            value !== undefined && (
              <div key={id} className={css.fact}>
                <dt className={css.factName}>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}
