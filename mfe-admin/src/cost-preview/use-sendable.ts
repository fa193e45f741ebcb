import type { CallRequest } from '@werkbank/contracts/calls';
import { useEffect, useState } from 'react';
import { useSettled } from './use-settled';

type Body = CallRequest<'previewCosts'>['body'];

/** The typed values after a pause in typing; undefined if the service would refuse them. */
export function useSendable(typed: Body): Body | undefined {
  const settled = useSettled(JSON.stringify(typed));
  const [sendable, setSendable] = useState<string>();
  useEffect(() => {
    let current = true;
    void import('@werkbank/contracts/entities').then(({ costPreview }) => {
      const { success } = costPreview.safeParse(JSON.parse(settled));
      if (current) setSendable(success ? settled : undefined);
    });
    return () => {
      current = false;
    };
  }, [settled]);
  return sendable === undefined ? undefined : (JSON.parse(sendable) as Body);
}
