const AT_ONCE = 8;

/**
 * Asks the addresses in turn, several at once, until so many answers have come.
 * @param {string[]} addresses
 */
export async function readAll(addresses, requests, headers = {}) {
  let next = 0;
  const reader = async () => {
    while (next < requests) {
      const address = addresses[next++ % addresses.length];
      const answer = await fetch(address, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, reader));
}
