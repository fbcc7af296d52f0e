export const hooks = {
  readPackage(manifest) {
    // The API serves its finished script; what its sources import, a hundred megabytes, would be installed for nothing.
    if (manifest.name === '@scalar/api-reference') manifest.dependencies = {}
    return manifest
  },
}
