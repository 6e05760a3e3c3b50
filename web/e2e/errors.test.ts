import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House } from './house';
import { Server } from './server';

let house: House;
let server: Server;
beforeAll(async () => {
  server = await Server.start();
  house = await House.open(server.url);
});
afterAll(async () => {
  await house?.close();
  await server?.stop();
});

describe('when something goes wrong', () => {
  it('a table that does not exist is said to be gone, with a way on', async () => {
    const visitor = await house.visitor('fr', 'phone');
    await visitor.page.goto(`${visitor.url}/t/nothing-here`);
    await visitor.page.getByRole('heading', { name: 'Cette table n’existe plus' }).waitFor();
    await visitor.page.getByRole('link', { name: 'Retour à l’accueil' }).click();
    await visitor.page.locator('article.box').first().waitFor();
    await visitor.close();
  });

  it('an address that leads nowhere says so', async () => {
    const visitor = await house.visitor('en', 'desktop');
    await visitor.page.goto(`${visitor.url}/nowhere`);
    await visitor.page.getByRole('heading', { name: 'There is nothing at this address.' }).waitFor();
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  });

  it('an error in a script is told in the reader’s language, and the game can go on', async () => {
    const visitor = await house.visitor('fr', 'desktop');
    await visitor.table('cabo', 2);
    await visitor.myTurn();
    await visitor.page.evaluate(() =>
      setTimeout(() => {
        throw new Error('injected');
      }),
    );
    const alert = visitor.page.getByRole('alert').filter({ hasText: 'Votre partie est en sécurité' });
    await alert.waitFor();
    await alert.getByRole('button', { name: 'Continuer quand même' }).click();
    await visitor.press(/Prêt/);
    expect(visitor.errors).toEqual(['injected']);
    await visitor.close();
  });

  it('a board that cannot be drawn gives way to the table in words', async () => {
    const visitor = await house.visitor('en', 'desktop');
    await visitor.page.routeWebSocket(/\/socket/, (route) => {
      const upstream = route.connectToServer();
      upstream.onMessage((message) => {
        const json = JSON.parse(String(message)) as { views?: { now: { tableaux: unknown } }[] };
        json.views?.forEach((view) => (view.now.tableaux = { A: 7 }));
        route.send(JSON.stringify(json));
      });
    });
    await visitor.table('cabo', 2);
    await visitor.page.getByText('The board could not be drawn').waitFor();
    await visitor.page.getByRole('link', { name: 'Back to the start' }).waitFor();
    await visitor.close();
  });

  it('without the network the page says so and recovers by itself', async () => {
    const visitor = await house.visitor('en', 'desktop');
    await visitor.home();
    await visitor.context.setOffline(true);
    await visitor.page.getByRole('button', { name: /Play with bots.*Cabo/ }).click();
    await visitor.page.getByRole('alert').filter({ hasText: 'The server does not answer' }).waitFor();
    await visitor.context.setOffline(false);
    await visitor.page.getByRole('button', { name: /Play with bots.*Cabo/ }).click();
    await visitor.myTurn();
    await visitor.close();
  });

  it('a page that has to be fetched says that there is no network, and opens by itself', async () => {
    const visitor = await house.visitor('fr', 'phone');
    const { page } = visitor;
    await visitor.home();
    await page.getByRole('link', { name: 'Mon profil' }).waitFor();
    await visitor.context.setOffline(true);
    await page.getByRole('link', { name: 'Mon profil' }).click();
    await page.getByRole('heading', { name: 'Pas de réseau' }).waitFor();
    // To load it anew would only show the browser's own page.
    await expect.poll(() => page.getByRole('button', { name: 'Recharger la page' }).count()).toBe(0);
    // A part of a page says it in the reader's words, too, and nothing is called broken.
    await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
    await page.getByRole('button', { name: /En 30 secondes.*Cabo/ }).click();
    await page.getByRole('dialog').getByText('Pas de réseau').waitFor();
    expect(await page.getByText(/dynamically|Quelque chose a cassé/).count()).toBe(0);
    await page.getByRole('button', { name: 'Fermer' }).click();
    await page.getByRole('link', { name: 'Vie privée' }).click();
    await page.getByRole('heading', { name: 'Pas de réseau' }).waitFor();
    await visitor.context.setOffline(false);
    await page.getByRole('heading', { name: 'Vie privée' }).waitFor();
    await visitor.close();
  });

  it('a server that is killed and comes back costs a message and nothing else: what was pressed meanwhile is done', async () => {
    const visitor = await house.visitor('fr', 'desktop');
    await visitor.table('cabo', 2);
    await visitor.press(/Prêt/);
    await visitor.myTurn();
    const { page } = visitor;
    const before = await page.locator('.asked').innerText();
    const draw = page.locator('.moves button', { hasText: /Piocher/ });
    const words = (await draw.innerText()).trim();
    await server.cut();
    await page.getByText('Le serveur ne répond pas').waitFor();
    await expect.poll(() => page.locator('.asked').innerText()).toBe(before);
    await draw.click();
    await page.getByText(`En attente : ${words}`).waitFor();
    await server.again();
    await page.getByText(`voici ce qui a été fait : ${words}`).waitFor();
    await page.getByText('Le serveur ne répond pas').waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.asked').innerText()).not.toBe(before);
    await visitor.close();
  });
});
