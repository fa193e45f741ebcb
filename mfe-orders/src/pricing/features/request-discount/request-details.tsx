import type { OwnDiscountRequest } from '@werkbank/contracts/entities';
import { DateText } from '@werkbank/kit/formatted-values';
import { useTranslation } from 'react-i18next';
import css from '../../discount-requests/requests.module.css';
import { RequestStatus } from '../../discount-requests/request-status';

/** A request in full, with the answer of each producer. */
export function RequestDetails({ request }: { request: OwnDiscountRequest }) {
  const { t } = useTranslation('orders');
  return (
    <div className={css.details}>
      <section>
        <h3>{t('request.field.remarks')}</h3>
        <p className={css.text}>{request.remarks === '' ? t('request.noRemarks') : request.remarks}</p>
      </section>
      <section>
        <h3>{t('request.answers')}</h3>
        <ul className={css.answers}>
          {request.producers.map((producer) => (
            <li key={producer.producerCompanyId}>
              <p>
                <strong>{producer.producerName}</strong> <RequestStatus status={producer.status} />{' '}
                {producer.answeredOn === null ? null : <DateText iso={producer.answeredOn} withTime />}
              </p>
              {producer.answer ? <p className={css.text}>{producer.answer}</p> : null}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
