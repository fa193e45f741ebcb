import type { ReceivedDiscountRequest } from '@werkbank/contracts/entities';
import { Button, ButtonLink } from '@werkbank/kit/button';
import { DateText } from '@werkbank/kit/formatted-values';
import * as icons from '@werkbank/kit/icons';
import { Descriptions } from '@werkbank/kit/panel';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import desk from '../../rules/rules.module.css';
import css from '../../discount-requests/requests.module.css';
import type { AnswerStatus } from './answer-values';

/** A request in full, and what can be done with it while it is open. */
export function ReceivedDetails({
  request,
  groupName,
  address,
  onAnswer,
}: {
  request: ReceivedDiscountRequest;
  /** The customer's current group; undefined without one. */
  groupName: string | undefined;
  /** Address of the request's own page, unless it is shown there. */
  address?: string;
  onAnswer: (status: AnswerStatus) => void;
}) {
  const { t } = useTranslation('orders');
  const { askedBy, article, answer, answeredOn } = request;
  return (
    <div className={css.details}>
      <Descriptions
        items={[
          [
            t('request.field.askedBy'),
            <span key="askedBy">
              {askedBy.firstName} {askedBy.lastName}, <a href={`mailto:${askedBy.email}`}>{askedBy.email}</a>
            </span>,
          ],
          [
            t('request.field.articleId'),
            article && (
              <Link key="article" to={`/article/${encodeURIComponent(article.articleId)}`}>
                {article.materialNumber} · {article.articleText}
              </Link>
            ),
          ],
          [t('answerRequest.groupToday'), groupName ?? t('answerRequest.unassigned')],
        ]}
      />
      <section>
        <h3>{t('request.field.remarks')}</h3>
        <p className={css.text}>{request.remarks === '' ? t('request.noRemarks') : request.remarks}</p>
      </section>
      {answeredOn === null ? null : (
        <section>
          <h3>
            {t('answerRequest.answered')} <DateText iso={answeredOn} withTime />
          </h3>
          <p className={css.text}>{answer ? answer : t('answerRequest.withoutWords')}</p>
        </section>
      )}
      <div className={desk.buttons}>
        {request.status === 'Open' ? (
          <>
            <Button kind="primary" icon={icons.check} onClick={() => onAnswer('Granted')}>
              {t('answerRequest.grant')}
            </Button>
            <Button onClick={() => onAnswer('Declined')}>{t('answerRequest.decline')}</Button>
          </>
        ) : null}
        <ButtonLink to={`/management/discount-assignments/${request.customerCompanyId}`}>
          {t('answerRequest.toAssignment')}
        </ButtonLink>
        {address === undefined ? null : <ButtonLink to={address}>{t('answerRequest.ownPage')}</ButtonLink>}
      </div>
    </div>
  );
}
