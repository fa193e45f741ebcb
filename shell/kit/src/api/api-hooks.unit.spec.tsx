import { ApiError } from '@werkbank/contracts/client';
import { buyer, managedUser } from '@werkbank/contracts/fixtures';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Fixtures } from '../testing/fixture-client';
import { renderWithHost } from '../testing/render-with-host';
import { useApiQuery, useApiMutation } from './api-hooks';

function Categories() {
  const list = useApiQuery('listTopLevelCategories', { query: { lng: 'de', country: 'DE' } });
  const language = useApiMutation('setUserLanguage', {
    success: 'Gespeichert',
    changes: ['listTopLevelCategories'],
  });
  return (
    <>
      <output>{list.error ? list.error.message : (list.data?.length ?? 'unterwegs')}</output>
      <button
        type="button"
        onClick={() => language.mutate({ params: { userId: 1 }, body: { language: 'en' } })}
      >
        speichern
      </button>
    </>
  );
}

const { createdOn: _createdOn, id: userId, companyName: _n, companyType: _t, ...changed } = managedUser;

function Renamed() {
  const signedIn = useApiQuery('getSignedInUser', {});
  const rename = useApiMutation('updateUser', {
    changes: ['getSignedInUser'],
    local: (cache, user) => cache.change('getSignedInUser', (answer) => ({ ...answer, user })),
  });
  return (
    <>
      <output>{`${signedIn.data?.user.lastName}, ${rename.isPending ? 'unterwegs' : 'bereit'}`}</output>
      <button
        type="button"
        onClick={() => rename.mutate({ params: { userId }, body: { ...changed, lastName: 'Pohl' } })}
      >
        umbenennen
      </button>
    </>
  );
}

function refusing(status: number): Fixtures {
  return {
    listTopLevelCategories: [],
    setUserLanguage: () => {
      throw new ApiError(status, { code: 'FORBIDDEN', message: 'Das dürfen Sie nicht.' });
    },
  };
}

describe('a call', () => {
  it('refetches the data that a command has changed, and announces success', async () => {
    let asked = 0;
    const { host } = await renderWithHost(<Categories />, {
      fixtures: {
        listTopLevelCategories: () => {
          asked += 1;
          return [];
        },
        setUserLanguage: {},
      },
    });
    await screen.findByText('0');
    await userEvent.click(screen.getByRole('button', { name: 'speichern' }));
    expect(host.record.shown).toEqual([{ kind: 'success', text: 'Gespeichert' }]);
    expect(asked).toBe(2);
  });

  it('shows the result of a command at once, without a refetch', async () => {
    let asked = 0;
    await renderWithHost(<Renamed />, {
      fixtures: {
        getSignedInUser: () => {
          asked += 1;
          return asked === 1 ? { user: buyer, sessionId: 's' } : new Promise<never>(() => undefined);
        },
        updateUser: ({ body: { optimisticLockKey: _, ...body } }) => ({ ...managedUser, ...body }),
      },
    });
    await screen.findByText(`${buyer.lastName}, bereit`);
    await userEvent.click(screen.getByRole('button', { name: 'umbenennen' }));
    expect(await screen.findByText('Pohl, bereit')).toBeVisible();
    expect(asked).toBe(2);
  });

  it("shows a refusal in the server's words", async () => {
    const { host } = await renderWithHost(<Categories />, { fixtures: refusing(403) });
    await userEvent.click(screen.getByRole('button', { name: 'speichern' }));
    expect(host.record.shown).toEqual([{ kind: 'error', text: 'Das dürfen Sie nicht.' }]);
  });

  it('shows the status of an answer without a message', async () => {
    const fixtures: Fixtures = {
      ...refusing(502),
      setUserLanguage: () => {
        throw new ApiError(502, { code: 'PART_UNAVAILABLE', message: '' });
      },
    };
    const { host } = await renderWithHost(<Categories />, { fixtures });
    await userEvent.click(screen.getByRole('button', { name: 'speichern' }));
    expect(host.record.shown).toEqual([{ kind: 'error', text: 'Das hat nicht geklappt (Status 502).' }]);
  });

  it('leaves a 401 to the session, which has already announced it', async () => {
    const { host } = await renderWithHost(<Categories />, { fixtures: refusing(401) });
    await userEvent.click(screen.getByRole('button', { name: 'speichern' }));
    expect(host.record.shown).toEqual([]);
  });
});
