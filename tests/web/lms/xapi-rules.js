/** The rules of xAPI 1.0.3 for statements, as far as ours use it. */

const id = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const iri = /^[a-z][a-z0-9+.-]*:[^\s<>"{}|\\^`]+$/i;
const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/;
const duration = /^P(?=[\dT])(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+(\.\d{1,2})?S)?)?$/;
const language = /^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i;
const identifiers = ['mbox', 'mbox_sha1sum', 'openid', 'account'];

/** @type {Record<string, string[]>} which properties there may be */
const known = {
  statement: ['id', 'version', 'timestamp', 'actor', 'verb', 'object', 'result', 'context'],
  actor: ['objectType', 'name', ...identifiers],
  verb: ['id', 'display'],
  object: ['objectType', 'id', 'definition'],
  definition: ['name', 'description', 'type'],
  result: ['score', 'success', 'completion', 'duration', 'extensions'],
  score: ['scaled', 'raw', 'min', 'max'],
  context: ['registration', 'contextActivities', 'language', 'platform'],
};

/** What a statement does against the rules. @param {any} said @returns {string[]} */
export function faultsOf(said) {
  /** @type {string[]} */
  const faults = [];
  /** @type {(holds: unknown, fault: string) => void} */
  const must = (holds, fault) => void (holds || faults.push(fault));
  /** @type {(value: any, kind: string) => void} */
  const only = (value, kind) => {
    for (const name of Object.keys(value ?? {}))
      must(known[kind].includes(name), `${kind} has ${name}`);
  };
  /** @type {(map: any, where: string) => void} */
  const words = (map, where) => {
    for (const [tag, text] of Object.entries(map ?? {}))
      must(language.test(tag) && typeof text === 'string', `${where} is no language map`);
  };
  /** @param {any} object */
  const activity = (object) => {
    only(object, 'object');
    must(object.objectType === 'Activity' && iri.test(object.id), 'the activity has no IRI');
    only(object.definition, 'definition');
    must(iri.test(object.definition.type), 'the type is no IRI');
    words(object.definition.name, 'the name');
  };

  only(said, 'statement');
  must(!JSON.stringify(said).includes('null'), 'something is null');
  must(id.test(said.id), 'the id is no UUID');
  must(/^1\.0\.\d+$/.test(said.version), 'the version is not 1.0.x');
  must(timestamp.test(said.timestamp), 'the timestamp is not by ISO 8601');
  only(said.actor, 'actor');
  const found = identifiers.filter((name) => name in said.actor);
  must(found.length === 1, 'the actor has not one identifier');
  const { account } = said.actor;
  must(!account || (iri.test(account.homePage) && account.name), 'the account is none');
  only(said.verb, 'verb');
  must(iri.test(said.verb.id), 'the verb is no IRI');
  words(said.verb.display, 'the verb');
  activity(said.object);
  only(said.result, 'result');
  only(said.result.score, 'score');
  const { scaled } = said.result.score;
  must(scaled >= -1 && scaled <= 1, 'the scaled score is out of range');
  must(duration.test(said.result.duration), 'the duration is not by ISO 8601');
  for (const name of ['success', 'completion'])
    must(['boolean', 'undefined'].includes(typeof said.result[name]), `${name} is no boolean`);
  for (const name of Object.keys(said.result.extensions ?? {}))
    must(iri.test(name), `${name} is no IRI`);
  only(said.context, 'context');
  const { registration, contextActivities = {}, language: tag } = said.context;
  must(registration === undefined || id.test(registration), 'the registration is no UUID');
  must(language.test(tag), 'the language is none');
  for (const parent of contextActivities.parent ?? []) activity(parent);
  return faults;
}
