import type { Attack } from './attack.ts';
import { send } from './stage.ts';

/** Machines that Faena reaches and a stranger does not, in the ways that addresses are written. */
const INWARD = [
  ...['http://push.example.com/1', 'https://127.0.0.1:27017/', 'https://2130706433/', 'https://0x7f.1/'],
  ...['https://169.254.169.254/latest/meta-data/', 'https://10.0.0.5/', 'https://192.168.1.1/'],
  ...[
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00::1]/',
    'https://root:root@example.com/',
  ],
];

/** The key of a browser and its secret, of the right form. */
const KEYS = {
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

export const INWARD_ADDRESSES: readonly Attack[] = [
  {
    number: 86,
    name: 'push messages to machines of the network behind Faena',
    async run({ origins: [origin], stranger }) {
      const subscribe = async (endpoint: string) => {
        const { status } = await send(`${origin}/api/push`, stranger, {
          method: 'PUT',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ endpoint, ...KEYS }),
        });
        return status;
      };
      const taken: string[] = [];
      for (const endpoint of INWARD) if ((await subscribe(endpoint)) !== 400) taken.push(endpoint);
      const fair = await subscribe('https://push.example.com/1');
      return {
        answered: `${INWARD.length - taken.length} of ${INWARD.length} addresses refused, ${fair} for a public one`,
        gained: taken.length > 0 || fair !== 200 ? `taken: ${taken.join(' ')}` : undefined,
      };
    },
  },
];
