import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { activityFile } from './bindings/activity-file.ts';
import { isListedIn } from './bindings/games.ts';
import { crmContext } from './bindings/crm.ts';
import { createAuthenticate } from './access/authentication.ts';
import { hashPassword, inPasswordTurn, verifyPassword } from './access/password.ts';
import { handlers, servedElsewhere } from './bindings/handlers.ts';
import { GATEWAY_PATH } from './banking/realtime/tokens.ts';
import { realtimeGateway } from './banking/realtime/gateway.ts';
import { payments } from './bindings/payments.ts';
import { gameWallet } from './games/wallet/plugin.ts';
import { control } from './platform/control/plugin.ts';
import { openRules } from './platform/control/rules.ts';
import { controlSession, createSteering } from './platform/control/steering.ts';
import { readContract } from './platform/http/contract.ts';
import { endConnections, shareConnections } from './platform/http/connections.ts';
import { answerKnownHosts } from './platform/http/hosts.ts';
import { operations } from './platform/http/operations.ts';
import { readForwarded } from './platform/http/origin.ts';
import { answerBrokenRequest, endAnswered, hurryBodies } from './platform/http/broken-request.ts';
import { handleError, problems, sendProblem } from './platform/http/problem.ts';
import { validatorCompiler } from './platform/http/validation.ts';
import type { Platform } from './platform/platform.ts';
import { forgetRegularly } from './platform/retention.ts';
import { homeOfUnreadable } from './site/web/address.ts';
import { addSecurityHeaders } from './site/web/headers.ts';
import { atlas, framedScriptIn } from './site/web/atlas.ts';
import { registerSecurityTxt } from './site/security-txt.ts';
import { web } from './site/web/plugin.ts';
import { readSiteIndex } from './site/web/site-index.ts';
import { realtimePorts } from './bindings/realtime.ts';
import { acceptedTerms, personaList, reset } from './seeds/seed.ts';
import { openContent } from './bindings/content.ts';
import { siteContent } from './third-parties/content/library.ts';
import { content } from './third-parties/content/plugin.ts';
import { gamesAhead, studio, studioOf, supplierKey } from './bindings/studio.ts';
import { support } from './bindings/support.ts';
import { withdrawalDesk } from './bindings/withdrawal-desk.ts';
import { playersPorts } from './bindings/desk-players.ts';
import { bonusesPorts } from './bindings/desk-bonuses.ts';
import { campaignsPorts } from './bindings/desk-campaigns.ts';
import { roundsPorts } from './bindings/desk-rounds.ts';
import { bonusesDesk } from './back-office/bonuses/plugin.ts';
import { campaignsDesk } from './back-office/campaigns/plugin.ts';
import { roundsDesk } from './back-office/rounds/plugin.ts';
import { playersDesk } from './back-office/players/plugin.ts';
import { documentsPage, identityPages, questionnairesPage } from './bindings/verification.ts';
import { crmDesk } from './back-office/inbox/plugin.ts';
import { crmWidget, WIDGET_PATH } from './third-parties/crm/plugin.ts';
import { contentDesk } from './back-office/content/plugin.ts';
import { PREVIEW_SCRIPT } from './back-office/content/views.ts';
import { desk, type DeskPage } from './back-office/plugin.ts';
import type { Passwords } from './back-office/staff.ts';
import { withdrawalsDesk } from './back-office/withdrawals/plugin.ts';
import { FONTS_PATH, widgetFonts } from './third-parties/widget-fonts/plugin.ts';
import { outbox } from './back-office/outbox/plugin.ts';

/** The largest body of an operation; an upload sets its own limit. */
const bodyLimit = 64 * 1024;

function createServer(platform: Platform): FastifyInstance {
  const { trustedProxies, headersTimeoutMs, uploadTimeoutMs, maxConnections } = platform.config;
  const { maxConnectionsPerAddress, requestTimeoutMs } = platform.config;
  const app = fastify({
    loggerInstance: platform.log,
    // Fastify's own lines carry addresses and full URLs: personal data, so they are off.
    logController: new LogController({ disableRequestLogging: true }),
    // Node draws the bytes of many UUIDs at once; a draw for each would cost more than finding the route.
    genReqId: () => randomUUID().replaceAll('-', '').slice(16),
    bodyLimit,
    trustProxy: trustedProxies === 0 ? false : (_address, hop) => hop < trustedProxies,
    routerOptions: { maxParamLength: 200 },
    // A request that never finishes must not hold a connection for ever.
    requestTimeout: uploadTimeoutMs,
    http: {
      headersTimeout: headersTimeoutMs,
      // Anything else that asks for another protocol is answered as the request that it is, too.
      shouldUpgradeCallback: ({ url = '' }) => url.split('?')[0] === GATEWAY_PATH,
      // How often Node looks for those that are late.
      connectionsCheckingInterval: Math.min(1_000, headersTimeoutMs),
    },
    frameworkErrors: (error, request, reply) => {
      const home = request.method === 'GET' ? homeOfUnreadable(request.url) : undefined;
      if (home === undefined) handleError(error, request, reply);
      else void reply.header('cache-control', 'no-cache').redirect(home, 302);
    },
    clientErrorHandler: answerBrokenRequest,
  });
  app.server.maxConnections = maxConnections;
  if (trustedProxies === 0) shareConnections(app.server, maxConnectionsPerAddress);
  else readForwarded(app);
  hurryBodies(app, requestTimeoutMs);
  endAnswered(app);
  endConnections(app, requestTimeoutMs);
  // A connection that changed its protocol has left the server's own care: after a refusal nobody else would
  // close it.
  app.addHook('onResponse', async ({ raw }) => {
    if ('upgrade' in raw && raw.upgrade === true) raw.socket.destroySoon();
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, problems.notFound));
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // An operation without a body may be called with the header that others need.
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
  return app;
}

/**
 * Composes an instance: the contract's operations, the third parties' pages and, where it is built, the site.
 * Closing it leaves the platform open: its opener closes it.
 */
export async function buildApp(platform: Platform): Promise<FastifyInstance> {
  const { config } = platform;
  const app = createServer(platform);
  addSecurityHeaders(app);
  const isBuilt = existsSync(join(config.siteDir, 'site.json'));
  const brands = isBuilt ? (await readSiteIndex(config.siteDir)).brands : [];
  const hosts = [
    ...config.allowedHosts,
    ...brands.flatMap(({ productionHosts }) => productionHosts),
  ];
  answerKnownHosts(app, hosts, config.mode);
  const contract = await readContract(servedElsewhere);
  const rules = config.mode === 'production' ? null : await openRules(platform.db, platform.events);
  const steering = rules && createSteering(rules);
  const authenticate = createAuthenticate(platform);
  await app.register(operations, { platform, contract, handlers, authenticate, steering });
  await app.register(payments(platform));
  await app.register(
    gameWallet({ platform, isListed: isListedIn(platform) }, supplierKey(platform)),
  );
  await app.register(identityPages(platform));
  await app.register(realtimeGateway(platform, realtimePorts(platform)));
  await app.register(studio(platform));
  if (config.mode !== 'production') await app.register(activityFile(platform));
  let stopForgetting: (() => void) | undefined;
  app.addHook('onListen', async () => {
    stopForgetting = forgetRegularly(platform);
  });
  app.addHook('preClose', async () => stopForgetting?.());
  const documents = openContent(platform);
  const { library } = documents;
  const pictures = { folder: join(config.dataDir, 'pictures') };
  await app.register(content, { editable: rules !== null, library, pictures });
  if (rules) {
    await app.register(control, {
      platform,
      contract,
      rules,
      reset: () => reset(platform),
      acceptedTerms: (email, version) => acceptedTerms(platform, email, version),
      personas: personaList,
    });
    const inboxes = crmContext(platform);
    await app.register(crmWidget(inboxes), { prefix: WIDGET_PATH });
    await app.register(widgetFonts, { prefix: FONTS_PATH });
    await app.register(outbox, { platform });
    const { deskPage, widget } = support(platform);
    await app.register(widget);
    const contentPages: DeskPage = async (pages) => {
      await pages.register(contentDesk, documents);
    };
    const withdrawalPage = withdrawalsDesk(withdrawalDesk(platform));
    const playersPage = playersDesk(playersPorts(platform));
    const pages = [
      deskPage,
      playersPage,
      roundsDesk(roundsPorts(platform, studioOf)),
      bonusesDesk(bonusesPorts(platform)),
      campaignsDesk(campaignsPorts(platform), platform.clock),
      crmDesk(inboxes),
      contentPages,
      withdrawalPage,
      documentsPage(platform),
      questionnairesPage(platform),
    ];
    const passwords: Passwords = {
      hash: (password, ip) => inPasswordTurn(ip, () => hashPassword(password)),
      verify: (password, hash, ip) => inPasswordTurn(ip, () => verifyPassword(password, hash)),
    };
    await app.register(desk, { platform, pages, passwords });
  }
  if (config.securityContact !== null) {
    registerSecurityTxt(app, config.securityContact, platform.clock);
  }
  const production = config.mode === 'production';
  const atlasDir = join(config.siteDir, '..', 'atlas');
  if (isBuilt) {
    await app.register(web, {
      siteDir: config.siteDir,
      production,
      content: siteContent(library),
      ...(rules && { scopeOf: controlSession, previewScript: PREVIEW_SCRIPT }),
      gamesAhead: () => gamesAhead(platform),
      ...(!production && { framedScript: () => framedScriptIn(atlasDir) }),
    });
  }
  // What reviewers read is no part of what an operator ships to players.
  if (!production) await app.register(atlas, { atlasDir });
  return app;
}
