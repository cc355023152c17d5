/**
 * imsmanifest.xml, by which a platform takes a package in. docs/scorm.md has the rules that it keeps.
 *
 * @import { Version } from './scorm-api.js'
 */

/** The page that the platform opens, and all that the package holds beside the manifest. */
export const launched = 'index.html';

/** @type {Record<Version, { schemaVersion: string, spaces: string, type: string, item: string }>} */
const forms = {
  1.2: {
    schemaVersion: '1.2',
    spaces:
      'xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"',
    type: 'adlcp:scormtype',
    item: '',
  },
  2004: {
    schemaVersion: '2004 4th Edition',
    spaces:
      'xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss"',
    type: 'adlcp:scormType',
    // The page says itself when it is done; a platform that is told nothing would call it done.
    item: `
        <imsss:sequencing>
          <imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/>
        </imsss:sequencing>`,
  },
};

/**
 * @param {Version} version
 * @param {{ title: string, identifier: string }} about `identifier`: letters, digits and hyphens, a
 *   letter first
 */
export function manifest(version, { title, identifier }) {
  const { schemaVersion, spaces, type, item } = forms[version];
  const name = escaped(title);
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${identifier}" version="1.0" ${spaces}>
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>${schemaVersion}</schemaversion>
  </metadata>
  <organizations default="exercises">
    <organization identifier="exercises">
      <title>${name}</title>
      <item identifier="item" identifierref="page">
        <title>${name}</title>${item}
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" ${type}="sco" href="${launched}">
      <file href="${launched}"/>
    </resource>
  </resources>
</manifest>
`;
}

/** What XML cannot hold at all is left out. @param {string} text */
const escaped = (text) =>
  text
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
